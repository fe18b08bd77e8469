import type { SizeWin } from '#domain/estimating'
import { counted } from '#domain/formats'
import { deckleText } from '../../../../components/size/deckleText.ts'

/** What a size wins, in words: `2 → 4 a layer`, `deckle 2450 × 5 → 2350 × 5`, `3 → 2 trucks`. */
export const winWords = ({ wins, now, figures }: SizeWin): string[] =>
  wins.map(win => {
    if (win === 'layer') return `${now.perLayer} → ${figures.perLayer} a layer`
    if (win === 'deckle') return `deckle ${deckleText(now)} → ${deckleText(figures)}`
    return `${now.trucks ?? 0} → ${counted(figures.trucks ?? 0, 'truck')}`
  })
