import { resolveImage } from '@/lib/content/guide-images.build';
import { fillMessage, type Messages } from '@/lib/i18n/messages';
import type { GuidePage } from '@/lib/pages/page';
import type { Site } from '@/lib/pages/site';
import { toHref } from '@/lib/routes/locale-address';
import styles from './guide-image.module.css';

export type GuideImageProps = {
  /** The image's file, relative to the guide. */
  readonly src: string;
  /** The same image for the dark scheme, where one file does not serve both. */
  readonly dark?: string;
  /** What the image shows, for readers who do not see it. */
  readonly alt: string;
  readonly page: GuidePage;
  readonly images: Site['images'];
  readonly messages: Messages['mdx'];
};

/**
 * An image of a guide. Its size is known, so nothing moves when it arrives; of an image with a file for either
 * colour scheme, only the one in force is shown and fetched. The labels are for the zoom, which takes it from here.
 */
export function GuideImage({ src, dark = src, alt, page, images, messages }: GuideImageProps) {
  const forLight = findImage(images, src, page);
  const forDark = findImage(images, dark, page);
  const show = (path: string, { width, height }: typeof forLight, scheme?: 'light' | 'dark') => (
    <img
      className={styles.image}
      src={toHref(path)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      data-scheme={scheme}
      data-zoom-in={fillMessage(messages.zoomIn, { image: alt })}
      data-zoom-out={fillMessage(messages.zoomOut, { image: alt })}
    />
  );
  if (forLight.light === forDark.dark) return show(forLight.light, forLight);
  return (
    <>
      {show(forLight.light, forLight, 'light')}
      {show(forDark.dark, forDark, 'dark')}
    </>
  );
}

function findImage(images: Site['images'], src: string, page: GuidePage) {
  const image = images.get(resolveImage(src, page.file));
  if (!image) throw new Error(`${page.file} shows ${src}, which the list of images does not have`);
  return image;
}
