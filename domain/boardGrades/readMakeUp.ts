import { counted } from '#domain/formats'

/** A paper as far as a make-up depends on it. */
export interface KnownPaper {
  readonly code: string
  readonly role: 'liner' | 'medium'
}

export interface MakeUp {
  readonly papers: readonly { readonly role: 'liner' | 'medium'; readonly paperCode: string }[]
  /** What is wrong with it, in a sentence; empty: nothing. */
  readonly problem: string
}

/**
 * The papers of a make-up written from the outside in (`175K / 140F / 175K`): known ones, liners and media in turn,
 * liners outside, as many as the board has plies.
 */
export function readMakeUp(makeUp: string, plies: number, known: readonly KnownPaper[]): MakeUp {
  const codes = makeUp
    .split('/')
    .map(code => code.trim())
    .filter(code => code !== '')
  const refused = (problem: string): MakeUp => ({ papers: [], problem })
  const unknown = codes.filter(code => !known.some(paper => paper.code === code))
  if (unknown.length > 0) return refused(`There is no paper ${unknown.join(', ')}.`)
  if (codes.length !== plies) {
    const papers = counted(codes.length, 'paper')
    return refused(`The make-up has ${papers}, but the board has ${counted(plies, 'ply', 'plies')}.`)
  }
  const papers = codes.map((paperCode, place) => ({
    paperCode,
    role: place % 2 === 0 ? ('liner' as const) : ('medium' as const),
  }))
  const wrong = papers.find(
    ({ paperCode, role }) => !known.some(p => p.code === paperCode && p.role === role),
  )
  if (wrong !== undefined) return refused(`Paper ${wrong.paperCode} is no ${wrong.role}.`)
  return { papers, problem: '' }
}
