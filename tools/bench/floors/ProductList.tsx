import type { Product } from '../../../src/api/generated/types';

/** How wide a card's picture is, as in the shop's grid beside its filters. */
const sizes = '25vw';

/** Cards of the first row: their pictures are fetched at once. */
const firstRow = 3;

/** The least a list of product cards can be: what the shop's cards show, without anything to use. */
export function ProductList({ products }: { products: readonly Product[] }) {
  return (
    <main>
      <h1>Products</h1>
      <ul>
        {products.map(({ code, url, name, brand, marketingText, image, inStockQuantity }, index) => (
          <li key={code}>
            <article>
              <img
                src={image?.src}
                srcSet={image?.sources?.map((source) => `${source.url} ${source.width}w`).join(', ')}
                sizes={sizes}
                alt=""
                width={image?.width ?? undefined}
                height={image?.height ?? undefined}
                loading={index < firstRow ? 'eager' : 'lazy'}
                fetchPriority={index < firstRow ? 'high' : 'auto'}
              />
              <p className="brand">
                <span>{brand}</span> <span>{code}</span>
              </p>
              <h2>
                <a href={url}>{name}</a>
              </h2>
              <p>{marketingText}</p>
              <p>{inStockQuantity > 0 ? `${inStockQuantity} in stock` : 'Not in stock'}</p>
            </article>
          </li>
        ))}
      </ul>
    </main>
  );
}
