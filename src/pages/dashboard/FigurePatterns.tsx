import { type Figure, figures } from '#domain/dashboard'

/** How a figure is drawn besides its colour, so that nobody has to tell blue from green. */
const marks: Readonly<Record<Figure, string>> = {
  existCustItemsWon: '',
  newCustItemsWon: 'M-1,1 l2,-2 M0,8 l8,-8 M7,9 l2,-2',
  pendingQuoteItems: 'M2,2 h2 v2 h-2 z M6,6 h2 v2 h-2 z',
}

const strokes: Readonly<Record<Figure, string>> = {
  existCustItemsWon: 'none',
  newCustItemsWon: '#ffffff',
  pendingQuoteItems: 'none',
}

/** Fill of a figure within the drawing that has {@link FigurePatterns} with the same id. */
export const figureFill = (id: string, figure: Figure): string => `url(#${id}-${figure})`

/** The figures' patterns as definitions of a drawing; ids are of the whole page, so each drawing names its own. */
export function FigurePatterns({ id }: { readonly id: string }) {
  return (
    <defs>
      {figures.map(({ name, colour }) => (
        <pattern key={name} id={`${id}-${name}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill={colour} />
          <path d={marks[name]} stroke={strokes[name]} strokeWidth="1.6" fill="#5a4400" fillOpacity="0.75" />
        </pattern>
      ))}
    </defs>
  )
}
