import { GuideImage, type GuideImageProps } from './guide-image';
import styles from './guide-image.module.css';

export type FigureProps = Pick<GuideImageProps, 'src' | 'dark' | 'alt'> & {
  /** A line under the image. */
  readonly caption?: string;
};

/** An image on a line of its own, with a caption. */
export function Figure({ caption, ...image }: FigureProps & Pick<GuideImageProps, 'page' | 'images' | 'messages'>) {
  return (
    <figure className={styles.figure}>
      <GuideImage {...image} />
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
