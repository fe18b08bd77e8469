import { type Names, worth } from './formula.ts'
import type { StyleTable } from './styleTable.ts'
import type { Job } from './template.ts'

/** What the names of a table stand for in a job, mm: its size, its caliper, and the allowances, the plant's own before the defaults. */
export function tableNames(
  { allowances: defaults }: Pick<StyleTable, 'allowances'>,
  {
    style,
    size,
    flute,
    options,
    allowances,
  }: Pick<Job, 'style' | 'size' | 'flute' | 'options' | 'allowances'>,
): Names {
  const names: Record<string, number> = {
    L: size.length,
    W: size.width,
    D: size.depth,
    t: flute.caliper,
  }
  const own = allowances.styles[style.code] ?? {}
  for (const [name, formula] of Object.entries(defaults)) names[name] = own[name] ?? worth(formula, names)
  if (options.lidDepth !== undefined && 'lidDepth' in defaults) names.lidDepth = options.lidDepth
  return names
}
