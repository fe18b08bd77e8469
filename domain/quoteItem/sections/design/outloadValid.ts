import type { Finding } from '../../finding.ts'
import { findingOn } from '../../findingOn.ts'
import type { ItemSections } from '../../sections.ts'
import type { Design } from './design.ts'
import { stepPath } from './stepPath.ts'

/** What the pallet says of an item as it leaves, mm; an item that has no such section says nothing. */
interface UnitLoad {
  readonly unitLoadSizeLength: number | null
  readonly unitLoadSizeWidth: number | null
  readonly unitLoadSizeDepth: number | null
}

type Loaded = Pick<ItemSections, 'product'> & { readonly palletization?: UnitLoad }

/**
 * What is despatched has a unit load of some length, width and height. A warning: the pallet's own rules hold the item.
 * Rule design-outload-valid (001 §5, 002 §5).
 */
export function outloadValid(
  { designSteps }: Pick<Design, 'designSteps'>,
  { sections }: { readonly sections: Loaded },
): Finding[] {
  const load = sections.palletization
  if (load === undefined) return []
  const sides = [load.unitLoadSizeLength, load.unitLoadSizeWidth, load.unitLoadSizeDepth]
  if (sides.every(side => (side ?? 0) > 0)) return []
  return designSteps
    .filter(({ operation }) => operation === 'DESPATCH')
    .map(step =>
      findingOn('design', 'warning')(
        stepPath(step, 'operation'),
        'outload',
        'The unit load is not known yet: palletise the item',
      ),
    )
}
