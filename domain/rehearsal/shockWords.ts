import { listed } from '#domain/formats'
import { type Shock, shockLabels, shockPercents } from './shock.ts'

const signed = (percent: number): string => `${percent > 0 ? '+' : '−'}${Math.abs(percent).toFixed(1)} %`

/** A shock in words: `paper +8.0 % (140F), energy +20.0 %, NTH closed`. */
export function shockWords(shock: Shock): string {
  const changed = shockPercents
    .filter(field => shock[field] !== 0)
    .map(field => {
      const only =
        field === 'paperPercent' && shock.papers.length > 0 ? ` (${listed([...shock.papers])})` : ''
      return `${shockLabels[field].toLowerCase()} ${signed(shock[field])}${only}`
    })
  const closed = shock.closedPlants.length === 0 ? [] : [`${listed([...shock.closedPlants])} closed`]
  return [...changed, ...closed].join(', ')
}
