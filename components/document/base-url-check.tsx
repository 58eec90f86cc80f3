import { siteConfig } from '@/lib/config/site';
import type { LocaleContext } from '@/lib/i18n/locale-context';
import { type BaseUrlBanner, buildBaseUrlScript } from '@/lib/publish/base-url-banner';
import { withLocale } from '@/lib/routes/locale-address';

/** Tells whoever publishes the site below a wrong path what is the matter. Invisible where all is well. */
export function BaseUrlCheck({ context: { locale, messages } }: { context: LocaleContext }) {
  const banner: BaseUrlBanner = {
    base: `${siteConfig.basePath}/`,
    isDefault: siteConfig.basePath === '',
    home: withLocale(locale, '/'),
    texts: messages.baseUrl,
  };
  const script = `<script>${buildBaseUrlScript()}</script>`;
  // As text, because React would put a script into a later page without running it, and complain.
  return <div hidden data-banner={JSON.stringify(banner)} dangerouslySetInnerHTML={{ __html: script }} />;
}
