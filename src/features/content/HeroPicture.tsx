import { Picture } from '../../components/Picture/Picture';
import { classNames } from '../../components/classNames';
import styles from './HeroPicture.module.css';
import type { Image } from './schemas';

/** The picture at the top of a page, from one edge of the window to the other (PDP-04). */
export function HeroPicture({ image, className }: { image: Image; className?: string }) {
  return <Picture image={image} ratio="auto" priority className={classNames(styles.picture, className)} />;
}
