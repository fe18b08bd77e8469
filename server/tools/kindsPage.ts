import {
  type ItemKind,
  itemCategoryLabel,
  itemKinds,
  type SectionKey,
  sections,
  tabLabels,
} from '#domain/quoteItem'

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const origins = {
  new: 'nothing',
  copy: 'a product, copied',
  modification: 'a product, changed',
  elsewhere: 'elsewhere',
} as const

/** Sections by the tabs that people know them by. */
const named = (keys: readonly SectionKey[]): string =>
  keys.map(key => (key === 'genericPricing' ? 'Generic Price' : tabLabels[sections[key].tab])).join(', ') ||
  '–'

const mark = (is: boolean): string => (is ? 'yes' : '')

const kindRow = (kind: ItemKind): string =>
  row(
    itemCategoryLabel(kind.itemCategory),
    origins[kind.origin],
    named(kind.keeps),
    named(kind.clears),
    named(kind.forbids),
    kind.keepsCode ? 'that of the product' : 'new to the customer',
    mark(kind.hasSizeOfSource),
    mark(kind.changesArt),
    mark(kind.needsGeneration),
    mark(kind.takesCustomerPallets),
    kind.routedAt.join(', '),
    kind.becomes === null ? '' : itemCategoryLabel(kind.becomes),
  )

/** The text of docs/kinds.md: what each item category means, as `itemKinds` has it. */
export const kindsPage = (): string =>
  [
    '# Kinds of items',
    '',
    'Written by `npm run docs` from `domain/quoteItem/kinds/itemKinds.ts`; do not edit. Sections are named by their tabs.',
    '',
    '* **Keeps**: what an item takes over of the product that it sets out from.',
    '* **Clears**: what an item loses that becomes of the kind and begins afresh.',
    '* **Forbids**: what an item of the kind never has.',
    '',
    row(
      ...([
        'Category',
        'Sets out from',
        'Keeps',
        'Clears',
        'Forbids',
        'Product code',
        'Size of its source',
        'Stereos changed',
      ] as const),
      ...(['Design generated', "Customer's pallets", 'Routed at', 'Convert to Resizable'] as const),
    ),
    row(...Array.from({ length: 12 }, () => '---')),
    ...itemKinds.map(kindRow),
    '',
  ].join('\n')
