import { useTranslate } from '../i18n/useTranslate';

export function App() {
  const t = useTranslate();
  return (
    <main id="main-content" tabIndex={-1}>
      <h1>{t('common.shopName')}</h1>
    </main>
  );
}
