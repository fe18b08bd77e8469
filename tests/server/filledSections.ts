import { empty, type ItemSections, type SectionKey, sections } from '#domain/quoteItem'
import { carton } from './quoteSteps.ts'

/** A step of the design of which nothing is entered. */
export const designStep = (key: string) => ({ key, ...empty(sections.design.fields.designSteps.fields) })

/** Pallets with all that a full save of them requires. */
const pallets = {
  palletTypeCode: 'AUSTD',
  palletTopTypeCode: 'CAP',
  palletPatternCode: 'COLUMN',
  overhangCode: 'NONE',
  maxPalletHeight: 1500,
  isSizeEntered: true,
  foldedSizeLength: 702,
  foldedSizeWidth: 556,
  foldedSizeT: 8.2,
  bundleQty: 25,
  bundleTies: 1,
  strapsAcross: 2,
  layersPerPallet: 6,
  totalPalletQty: 450,
  noOfPallets: 12,
  unitLoadSizeLength: 1165,
  unitLoadSizeWidth: 1165,
  unitLoadSizeDepth: 1387,
  palletImage: '<svg viewBox="0 0 1 1"></svg>',
  calculatedFrom: { product: { length: 400 } },
}

/** A section full of what its fields may hold together; a section that is not here stays as its fields alone fill it. */
export const filled: { readonly [Key in SectionKey]?: Partial<ItemSections[Key]> } = {
  product: { ...carton, code: 'FILL-1', drawingNo: 'N41000', printProcess: 'FLEXO' },
  printing: {
    numberOfColors: 1,
    inkCoverages: [{ key: 'k1', inkCode: 'G-RED', stereoCode: 'ST-1', printCoverage: 20 }],
    varnishType: 'GLOSS',
    printToEdge: true,
    isProcessNew: true,
  },
  palletization: pallets,
  goodsPalletization: { ...pallets, bundleQty: 1, bundleTies: 1 },
  delivery: {
    truckType: 'TAUT',
    deliveryAddress: '12 Bourke Street',
    deliverySuburb: 'Melbourne',
    deliveryState: 'VIC',
    deliveryPostCode: '3000',
    requiredDate: '2026-03-01',
    handUnloadingRequired: true,
  },
  design: {
    drawingCodePrefix: 'N',
    additionalTrim: 0,
    designSteps: [
      {
        ...designStep('k1'),
        operation: 'CORR',
        workCentre: 'CORR1',
        sheetLength: 1_400,
        sheetWidth: 600,
        stepCreases: [
          { key: 'c1', value: 150 },
          { key: 'c2', value: 300 },
          { key: 'c3', value: 150 },
        ],
      },
    ],
  },
  designPrint: {
    printedSheets: [
      {
        key: 'k1',
        side: 'FRONT',
        sheetLength: 1_440,
        sheetWidth: 1_120,
        totalNumberUp: 2,
        numberOfColors: 4,
        printCoverage: 85,
        varnishType: 'GLOSS',
        laminationType: 'MATT',
        overs: 5,
      },
    ],
  },
  prePrintDesign: { rollWidth: 2_350, repeat: 1_337, webs: 1, lanes: 6 },
  preprintCost: {
    printedBy: 'Lerderderg Preprint',
    makeReadyMetres: 400,
    runWaste: 2,
    details: [{ key: 'k1', type: 'Press make-ready', basis: 'run', rate: 480 }],
  },
  approval: {
    purchaseOrders: [
      { key: 'k1', orderNumber: 'PO-77', orderDate: '2026-03-01', quantity: 5000, doc: 'PO-77.pdf' },
    ],
  },
  compliance: {
    isFscCompliant: false,
    isDangerousGoodsCompliant: true,
    isDangerousGoodsApproved: true,
    foodpackagingUse: 'INDIRECT',
  },
}
