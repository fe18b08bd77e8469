import type { SeenFold } from '#domain/dieline'

/** Millimetres around the drawing, so that its outermost lines are whole. */
const around = 3

/** A box as it folds, as large as its place. */
export function FoldPicture({ picture, title }: { readonly picture: SeenFold; readonly title: string }) {
  const { left, top, width, height, faces } = picture
  const box = [left - around, top - around, width + 2 * around, height + 2 * around]
  return (
    <svg
      role="img"
      aria-label={title}
      viewBox={box.join(' ')}
      style={{ display: 'block', width: '100%', height: '100%' }}
    >
      <g stroke="#5c4020" strokeWidth="1" strokeLinejoin="round">
        {faces.map(({ name, points, colour }) => (
          <polygon
            key={name}
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
            fill={`rgb(${colour.join(' ')})`}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </g>
    </svg>
  )
}
