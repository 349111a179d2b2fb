import { Breadcrumbs } from '../../components/plain/Breadcrumbs';
import { Button, ButtonLink } from '../../components/plain/Button';
import { Carousel } from '../../components/plain/Carousel';
import { EmptyState } from '../../components/plain/EmptyState';
import { ErrorNotice } from '../../components/plain/ErrorNotice';
import { LoadFailure } from '../../components/mui/LoadFailure';
import { Logo } from '../../components/plain/Logo';
import { Notice } from '../../components/mui/Notice';
import { PageButtons, PagedLines } from '../../components/mui/PagedLines';
import { Pagination } from '../../components/mui/Pagination';
import { Picture } from '../../components/plain/Picture';
import { PriceText } from '../../components/plain/PriceText';
import { RichText } from '../../components/plain/RichText';
import { SafeLink } from '../../routing/links/SafeLink';
import { InlineList } from '../../components/plain/InlineList';
import { LinkList } from '../../components/plain/LinkList';
import { SectionHead } from '../../components/mui/SectionHead';
import { Skeleton } from '../../components/plain/Skeleton';
import { ViewSkeleton } from '../../components/mui/ViewSkeleton';
import styles from './Contents.module.css';
import { richText, samplePicture, State, Story, trail } from './Story';

const nothing = () => undefined;
const pageButtons = { flexWrap: 'wrap', alignItems: 'center', gap: '12px 16px' };

function Pictures() {
  return (
    <Story name="Picture">
      <State name="ratio=4 / 5">
        <Picture image={samplePicture} ratio="4 / 5" className={styles.picture} />
      </State>
      <State name="broken">
        <Picture image={{ src: '', alt: '' }} ratio="4 / 5" className={styles.picture} />
      </State>
      <State name="Skeleton">
        <Skeleton ratio="4 / 5" className={styles.picture} />
      </State>
    </Story>
  );
}

function Links() {
  const links = {
    internal: '/',
    anchor: '#main-content',
    mail: 'mailto:shop@example.com',
    phone: 'tel:+4722000000',
    external: 'https://example.com/',
    none: 'javascript:void(0)',
  };
  return (
    <Story name="SafeLink">
      {Object.entries(links).map(([kind, href]) => (
        <State key={kind} name={kind}>
          <SafeLink href={href}>Oak {kind}</SafeLink>
        </State>
      ))}
    </Story>
  );
}

function Sections() {
  return (
    <Story name="SectionHead" wide>
      <SectionHead id="section-of-oaks" title="Oaks">
        <Button variant="secondary">Add an oak</Button>
      </SectionHead>
    </Story>
  );
}

function Carousels() {
  return (
    <Story name="Carousel" wide>
      <Carousel heading="Oaks in a row">
        {[1, 2, 3, 4, 5, 6, 7].map((number) => (
          <li key={number}>
            <a href={`#oak-${number}`}>
              <Picture image={{ ...samplePicture, alt: `Oak ${number}` }} ratio="1 / 1" />
            </a>
          </li>
        ))}
      </Carousel>
    </Story>
  );
}

function Skeletons() {
  return (
    <Story name="ViewSkeleton" wide>
      {(['rows', 'form', 'cards'] as const).map((shape) => (
        <State key={shape} name={shape}>
          <ViewSkeleton shape={shape} />
        </State>
      ))}
    </Story>
  );
}

export function Contents() {
  return (
    <>
      <Story name="Logo">
        <State name="logo">
          <Logo />
        </State>
        <State name="logoSmall">
          <Logo size="logoSmall" />
        </State>
      </Story>
      <Story name="PriceText">
        <State name="price">
          <PriceText price="12 490 kr" note="ex VAT" />
        </State>
        <State name="regularPrice">
          <PriceText price="9 990 kr" regularPrice="12 490 kr" note="ex VAT" />
        </State>
        <State name="size=large">
          <PriceText price="9 990 kr" regularPrice="12 490 kr" size="large" />
        </State>
      </Story>
      <Pictures />
      <Links />
      <Story name="InlineList">
        <p>
          <InlineList items={['Ingrid Solbakken', 'ingrid@example.com', null, '4791234501']} />
        </p>
      </Story>
      <Story name="LinkList">
        <LinkList
          links={[{ id: 'oak', url: '#main-content', title: 'Oak link' }]}
          operation="getFooter"
          path="/links"
        />
      </Story>
      <Sections />
      <Carousels />
      <Story name="Pagination" wide>
        <Pagination label="Pages of oak" page={3} pageCount={12} hrefOf={() => '#main-content'} />
      </Story>
      <Story name="PagedLines" wide>
        <PagedLines lines={['Oak table', 'Oak chair']}>
          {(lines) => lines.map((line) => <li key={line}>{line}</li>)}
        </PagedLines>
      </Story>
      <Story name="PageButtons" wide>
        <PageButtons page={0} pageCount={3} range="Oaks 1–50 of 120" onPage={nothing} sx={pageButtons} />
      </Story>
      <Story name="Breadcrumbs" wide>
        <Breadcrumbs items={trail} homeHref="/" />
      </Story>
      <Story name="RichText" wide>
        <RichText html={richText} />
      </Story>
      <Story name="ErrorNotice" wide>
        <ErrorNotice message="The table could not be fetched." onRetry={nothing} />
        <ErrorNotice message="The table could not be fetched." onRetry={nothing} retrying />
      </Story>
      <Story name="LoadFailure" wide>
        <LoadFailure message="The oaks could not be fetched." query={{ refetch: nothing }} />
      </Story>
      <Story name="Notice">
        {(['success', 'plain', 'failure'] as const).map((tone) => (
          <State key={tone} name={tone}>
            <div className={styles.notice}>
              <Notice
                notice={{
                  tone,
                  title: () => `Oak, ${tone}`,
                  text: () => 'The table is on its way.',
                  announced: false,
                }}
              />
            </div>
          </State>
        ))}
      </Story>
      <Skeletons />
      <Story name="EmptyState" wide>
        <EmptyState title="No oak here" text="Pine, on the other hand." level={3}>
          <ButtonLink href="#main-content">Oak table</ButtonLink>
        </EmptyState>
      </Story>
    </>
  );
}
