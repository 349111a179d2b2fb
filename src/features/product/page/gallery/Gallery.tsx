import type { Image, ProductDetails } from '../../../../api/generated/types';
import { classNames } from '../../../../components/plain/classNames';
import { openModal } from '../../../../components/plain/modalStore';
import { Picture, pictureAddresses } from '../../../../components/plain/Picture';
import { readEach } from '../../../../components/plain/readEach';
import { useTranslate } from '../../../../i18n/useTranslate';
import type { Article } from '../../variations';
import { Arrows, Thumbnails, useGallery } from './GalleryControls';
import styles from './Gallery.module.css';
import zoomStyles from './zoomButton.module.css';

const galleryPictureSizes = '(width > 1024px) 32rem, (width > 720px) 56vw, 100vw';

/** Pictures with a valid URL; the others are reported and not counted. */
const readable = (images: readonly Image[]) =>
  readEach(images, 'getPage /product/sliderImages', (image) => ({ image, ...pictureAddresses(image) })).map(
    ({ image }) => image,
  );

/** URLs of pictures that belong only to other variations. */
function picturesOfOthers({ variations }: ProductDetails, article: Article): Set<string> {
  const own = new Set(article.images.map(({ src }) => src));
  const all = readEach(variations, 'getPage /product/variations', ({ images }) =>
    images.map(({ src }) => src),
  );
  return new Set(all.flat().filter((src) => !own.has(src)));
}

/** Pictures of the selected variation, then those of the product except of others only; the one in a room first. */
function picturesOf(product: ProductDetails, article: Article): Image[] {
  const { sliderImages, image } = product;
  const ofOthers = picturesOfOthers(product, article);
  const images = sliderImages.length > 0 ? sliderImages : [image];
  const own = images.filter((each) => each !== null && !ofOthers.has(each.src));
  const isShown = own.some((each) => each?.src === article.image?.src);
  const all = (isShown ? own : [article.image, ...own]).filter((each) => each !== null);
  const bySource = new Map(readable(all).map((each) => [each.src, each]));
  bySource.delete('');
  const ofArticle = article.images.map(({ src }) => src).filter((src) => bySource.has(src));
  const ordered = [...new Set([...ofArticle, ...bySource.keys()])].flatMap((src) => bySource.get(src) ?? []);
  const room = ordered.find(({ inRoom }) => inRoom);
  return room ? [room, ...ordered.filter((each) => each !== room)] : ordered;
}

interface PicturesProps {
  name: string;
  pictures: readonly Image[];
  /** URL of the picture to show, unless the first one is in a room; the first one when it is not in the gallery. */
  shown: string | undefined;
  thumbnails: boolean;
}

/** PDP-01: the pictures of a product: one at a time up to 1024 px, all side by side above. A click enlarges. */
function Pictures({ name, pictures, shown, thumbnails }: PicturesProps) {
  const t = useTranslate();
  const opensInRoom = pictures[0]?.inRoom === true;
  const first = opensInRoom
    ? 0
    : Math.max(
        pictures.findIndex(({ src }) => src === shown),
        0,
      );
  const { rowProps, current, show, select, focusPicture, press } = useGallery(pictures.length, first);
  const stayAt = (index: number) => focusPicture(index, 'instant');
  const several = pictures.length > 1;
  if (pictures.length === 0) return <Picture image={null} ratio="1 / 1" />;
  return (
    <section aria-label={t('product.pictures', [name])}>
      <div className={styles.stage}>
        <ul className={styles.track} {...rowProps}>
          {pictures.map((picture, index) => (
            <li
              key={picture.src}
              className={classNames(
                styles.slide,
                index === first && styles.first,
                opensInRoom && index === 0 && styles.room,
              )}
            >
              <button
                type="button"
                className={classNames(zoomStyles.button, styles.zoom)}
                tabIndex={index === current ? 0 : -1}
                onKeyDown={press}
                onClick={() =>
                  openModal('productPictures', { name, pictures, first: index, onClose: stayAt })
                }
              >
                <span className="visually-hidden">
                  {`${t('product.pictureZoom', [index + 1, pictures.length])}: ${picture.alt}`}
                </span>
                <Picture
                  image={picture}
                  ratio="auto"
                  sizes={galleryPictureSizes}
                  priority={index === first}
                  decorative
                  className={styles.picture}
                />
              </button>
            </li>
          ))}
        </ul>
        {several && (
          <div className={styles.arrows}>
            <Arrows current={current} count={pictures.length} onSelect={show} />
          </div>
        )}
      </div>
      {several && thumbnails && <Thumbnails pictures={pictures} current={current} onSelect={select} />}
    </section>
  );
}

interface GalleryProps {
  product: ProductDetails;
  article: Article;
  colorKey: string | undefined;
}

/** PDP-01: the pictures of a product, those of the selected variation first. */
export function Gallery({ product, article, colorKey }: GalleryProps) {
  return (
    <Pictures
      key={colorKey}
      name={product.name}
      pictures={picturesOf(product, article)}
      shown={article.image?.src}
      thumbnails={product.showThumbnails}
    />
  );
}
