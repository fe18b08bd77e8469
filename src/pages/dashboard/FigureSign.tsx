import { type ReactNode, useId } from 'react'
import type { Figure } from '#domain/dashboard'
import { FigurePatterns, figureFill } from './FigurePatterns.tsx'

const shapes: Readonly<Record<Figure, (fill: string) => ReactNode>> = {
  existCustItemsWon: fill => <rect x="1" y="1" width="14" height="14" rx="2" fill={fill} />,
  newCustItemsWon: fill => <circle cx="8" cy="8" r="7.5" fill={fill} />,
  pendingQuoteItems: fill => <path d="M8 0.5 L15.5 15 L0.5 15 Z" fill={fill} />,
}

/** What a figure is recognised by in the legend: its colour, its pattern and a shape of its own. */
export function FigureSign({ figure }: { readonly figure: Figure }) {
  const id = useId()
  return (
    <svg
      aria-hidden
      width="16"
      height="16"
      viewBox="0 0 16 16"
      style={{ flex: 'none', filter: 'drop-shadow(0 0 0.6px currentColor)' }}
    >
      <FigurePatterns id={id} />
      {shapes[figure](figureFill(id, figure))}
    </svg>
  )
}
