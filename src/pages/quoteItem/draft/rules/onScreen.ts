import { cartonStyleOf, type Finding, formName, type ItemSections, type TabKey } from '#domain/quoteItem'

const flaps: readonly string[] = ['styleTopFlap', 'styleBottomFlap']

/** Flaps have a field once there is a style to choose them for, whichever tab is open. */
const hasField = ({ section, field }: Finding, { product }: ItemSections): boolean =>
  section !== 'product' ||
  !flaps.includes(field) ||
  (cartonStyleOf(product.styleCarton)?.flapStyles ?? []).length > 0

/**
 * What of the findings somebody can do something about: not what there is no field for (yet). When only such are left they
 * are said all the same.
 */
export function onScreen(
  findings: readonly Finding[],
  values: ItemSections,
  isShown: (tab: TabKey, name: string) => boolean,
): readonly Finding[] {
  const seen = findings.filter(finding => {
    const name = formName(values[finding.section], finding.field)
    return name !== null && hasField(finding, values) && isShown(finding.tab, `${finding.section}.${name}`)
  })
  return seen.length > 0 ? seen : findings
}
