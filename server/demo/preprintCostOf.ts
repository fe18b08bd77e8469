import type { ItemSections } from '#domain/quoteItem'

/** What the printed liner of a priced preprint item of the demonstration costs; nothing for what is not preprint. */
export const preprintCostOf = ({
  printProcess,
}: Pick<ItemSections['product'], 'printProcess'>): Partial<Pick<ItemSections, 'preprintCost'>> =>
  printProcess === 'PREPRINT'
    ? {
        preprintCost: {
          printedBy: 'Lerderderg Preprint',
          makeReadyMetres: 450,
          runWaste: 2,
          details: [
            { key: 'c1', type: 'Press make-ready', basis: 'run', rate: 480 },
            { key: 'c2', type: 'Press run', basis: 'metres', rate: 74 },
            { key: 'c3', type: 'Rewinding and handling', basis: 'metres', rate: 9 },
            { key: 'c4', type: 'Freight of the rolls', basis: 'run', rate: 120 },
          ],
        },
      }
    : {}
