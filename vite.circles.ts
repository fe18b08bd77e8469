import type { Plugin, Rolldown } from 'vite'

/**
 * Files that load each other, one after the other and the first again at the end.
 * @returns the circles' files, each circle once; none where the build can be loaded in order
 */
export function circlesOf(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>()
  const circles: string[][] = []
  const follow = (file: string, way: readonly string[]): void => {
    const begin = way.indexOf(file)
    if (begin >= 0) circles.push(way.slice(begin))
    if (begin >= 0 || done.has(file)) return
    for (const next of imports.get(file) ?? []) follow(next, [...way, file])
    done.add(file)
  }
  for (const file of imports.keys()) follow(file, [])
  return circles
}

const importsOf = (bundle: Rolldown.OutputBundle) =>
  new Map(
    Object.values(bundle)
      .filter(part => part.type === 'chunk')
      .map(({ fileName, imports }) => [fileName, imports]),
  )

/**
 * A build whose files load each other in a circle is refused: what one of them makes while it is loaded may need what
 * another has not made yet, and the page is an error. Nothing but the browser would say so.
 */
export const noCircles = (): Plugin => ({
  name: 'no-circles',
  apply: 'build',
  generateBundle(_, bundle) {
    const [circle] = circlesOf(importsOf(bundle))
    if (circle) this.error(`These files of the build load each other in a circle: ${circle.join(', ')}.`)
  },
})
