import type { Problem } from '#domain/boxGeometry'

/** What is wrong with a field, in one sentence or several; undefined when nothing is. */
export function problemOf(problems: readonly Problem[], field: string): string | undefined {
  const said = problems.filter(problem => problem.field === field).map(({ message }) => message)
  return said.length === 0 ? undefined : said.join(' ')
}
