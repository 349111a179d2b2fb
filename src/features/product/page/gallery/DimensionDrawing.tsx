import type { Dimensions } from '../../../../api/generated/types';
import { classNames } from '../../../../components/classNames';
import styles from './DimensionDrawing.module.css';
import { useLength } from './slides';

interface DimensionDrawingProps {
  dimensions: Dimensions;
  /** False when the drawing is too small for legible figures. */
  figures?: boolean;
  className?: string;
}

/** Side length of the drawing in units of the viewBox; figures are outside the box. */
const side = 400;
const margin = { left: 84, right: 84, top: 40, bottom: 100 } as const;
/** Distance from an edge to its dimension line. */
const gap = 18;
/** Distance from a dimension line to its figure. */
const figureGap = 10;
/** Half the length of the strokes at the ends of a dimension line. */
const tick = 5;
/** Oblique projection of depth, left and up, as a fraction of its length. */
const oblique = 0.36;
/** Minimum length of an edge, so that the height of a rug is visible. */
const leastEdge = 4;

/** The box in units of the viewBox: its front from (left, top) to (right, bottom), its depth by (-run, -run). */
function project({ width, depth, height }: Dimensions) {
  const scale = Math.min(
    (side - margin.left - margin.right) / (width + depth * oblique),
    (side - margin.top - margin.bottom) / (height + depth * oblique),
  );
  const [w, h, run] = [width, height, depth * oblique].map((edge) => Math.max(edge * scale, leastEdge)) as [
    number,
    number,
    number,
  ];
  const left = margin.left + (side - margin.left - margin.right - w - run) / 2 + run;
  const top = margin.top + (side - margin.top - margin.bottom - h - run) / 2 + run;
  return { left, top, right: left + w, bottom: top + h, run };
}

type Box = ReturnType<typeof project>;

/** Formatted dimensions of the drawing. */
type Figures = Record<keyof Dimensions, string>;

function Edges({ left, top, right, bottom, run }: Box) {
  return (
    <g className={styles.box}>
      <path d={`M${left} ${top}l${-run} ${-run}H${right - run}L${right} ${top}Z`} />
      <path d={`M${left} ${top}l${-run} ${-run}V${bottom - run}L${left} ${bottom}Z`} />
      <path d={`M${left} ${top}H${right}V${bottom}H${left}Z`} />
    </g>
  );
}

/** Dimension lines below, beside and along the depth of the box, each with its figure. */
function MeasuredLines({ box, figures }: { box: Box; figures: Figures }) {
  const { left, top, right, bottom, run } = box;
  const [x, y] = [right + gap, bottom + gap];
  // The line along the depth is offset from its edge at a right angle.
  const [dx, dy] = [left - gap * Math.SQRT1_2, bottom + gap * Math.SQRT1_2];
  const slant = tick * Math.SQRT1_2;
  return (
    <>
      <g className={styles.lines}>
        <path d={`M${left} ${y}H${right}M${left} ${y - tick}v${2 * tick}M${right} ${y - tick}v${2 * tick}`} />
        <path d={`M${x} ${top}V${bottom}M${x - tick} ${top}h${2 * tick}M${x - tick} ${bottom}h${2 * tick}`} />
        <path
          d={`M${dx} ${dy}l${-run} ${-run}m${slant} ${-slant}l${-2 * slant} ${2 * slant}M${dx + slant} ${dy - slant}l${-2 * slant} ${2 * slant}`}
        />
      </g>
      <g className={styles.figures}>
        <text x={(left + right) / 2} y={y + 20} textAnchor="middle">
          {figures.width}
        </text>
        <text x={x + figureGap} y={(top + bottom) / 2 + 5}>
          {figures.height}
        </text>
        <text x={dx - run / 2 - figureGap} y={dy - run / 2 + 14} textAnchor="end">
          {figures.depth}
        </text>
      </g>
    </>
  );
}

/** Approximate width of a figure, in units of the viewBox. */
const widthOf = (text: string) => text.length * 8.5;

/** A square viewBox, centred on the box and its figures. */
function viewBoxAround({ left, right, run }: Box, { width, depth, height }: Figures): string {
  const middle = (left + right) / 2;
  const from = Math.min(
    left - run,
    middle - widthOf(width) / 2,
    left - gap * Math.SQRT1_2 - run / 2 - figureGap - widthOf(depth),
  );
  const to = Math.max(middle + widthOf(width) / 2, right + gap + figureGap + widthOf(height));
  const size = Math.max(side, to - from + 2 * gap);
  return [(from + to - size) / 2, (side - size) / 2, size, size].join(' ');
}

/** PDP-01: a drawing of a product's outer dimensions. Decorative: the surrounding element provides the text. */
export function DimensionDrawing({ dimensions, figures = true, className }: DimensionDrawingProps) {
  const length = useLength();
  const box = project(dimensions);
  const texts = {
    width: length(dimensions.width),
    depth: length(dimensions.depth),
    height: length(dimensions.height),
  };
  return (
    <svg
      className={classNames(styles.drawing, className)}
      viewBox={figures ? viewBoxAround(box, texts) : `0 0 ${side} ${side}`}
      aria-hidden="true"
      focusable="false"
    >
      <Edges {...box} />
      {figures && <MeasuredLines box={box} figures={texts} />}
    </svg>
  );
}
