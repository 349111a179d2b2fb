import { Picture } from '../../components/plain/Picture';
import { classNames } from '../../components/plain/classNames';
import styles from './HeroPicture.module.css';
import type { Image } from './schemas';

interface HeroPictureProps {
  image: Image;
  /** The sizes attribute; the whole window by default. */
  sizes?: string;
  className?: string;
}

/** The picture at the top of a page (PDP-04). */
export function HeroPicture({ image, sizes, className }: HeroPictureProps) {
  return (
    <Picture
      image={image}
      ratio="auto"
      sizes={sizes}
      priority
      className={classNames(styles.picture, className)}
    />
  );
}
