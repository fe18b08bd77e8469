import type { SectionRules } from '../../about.ts'
import { asksFor } from './asksFor.ts'
import { inkSource } from './inkSource.ts'
import { inksRequired } from './inksRequired.ts'
import { lithoColours } from './lithoColours.ts'
import { mayRequire } from './mayRequire.ts'
import { previousArt } from './previousArt.ts'

/** The rules of Print. Source: 001 §5. */
export const printingRules: SectionRules<'printing'> = {
  rules: [inksRequired, inkSource, lithoColours, previousArt],
  mayRequire,
  asksFor,
}
