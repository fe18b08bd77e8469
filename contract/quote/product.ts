import { z } from 'zod'
import { between, millimetres, words } from './fields.ts'

/** The product section: what the overview tab edits. Numbers not entered yet are null, texts ''. */
export const Product = z
  .object({
    code: words(40),
    description: words(200),
    type: words(40),
    itemCategory: words(60),
    productGroup: words(40),
    boardGrade: words(20),
    boardGradeVariant: words(30),
    vslCode: words(20),
    fefCoVariantCode: words(20),
    length: millimetres,
    width: millimetres,
    depth: millimetres,
    styleCarton: words(4),
    styleVariant: words(10),
    styleTopFlap: words(4),
    styleBottomFlap: words(4),
    topFlapAdjustment: millimetres,
    bottomFlapAdjustment: millimetres,
    styleClosure: words(4),
    styleDieCutType: words(10),
    preferredPlantCode: words(30),
    printProcess: words(20),
    isAllowCrease: z.boolean(),
    crease1: millimetres,
    crease2: millimetres,
    crease3: millimetres,
    isGen: z.boolean(),
    referenceToRegion: words(20),
    expectedOrderQuantity: between(-1_000_000_000, 1_000_000_000),
    drawingNo: words(40),
  })
  .meta({ id: 'Product' })
export type Product = z.infer<typeof Product>

/** A product nobody has entered anything of. */
export const emptyProduct: Product = {
  code: '',
  description: '',
  type: '',
  itemCategory: '',
  productGroup: '',
  boardGrade: '',
  boardGradeVariant: '',
  vslCode: '',
  fefCoVariantCode: '',
  length: null,
  width: null,
  depth: null,
  styleCarton: '',
  styleVariant: '',
  styleTopFlap: '',
  styleBottomFlap: '',
  topFlapAdjustment: null,
  bottomFlapAdjustment: null,
  styleClosure: '',
  styleDieCutType: '',
  preferredPlantCode: '',
  printProcess: '',
  isAllowCrease: false,
  crease1: null,
  crease2: null,
  crease3: null,
  isGen: false,
  referenceToRegion: '',
  expectedOrderQuantity: null,
  drawingNo: '',
}

/** Which compliances the product asks of its board; the Use & Claims tab edits them. */
export const Compliance = z
  .object({
    isFscCompliant: z.boolean(),
    isAirFreightCompliant: z.boolean(),
    isDangerousGoodsCompliant: z.boolean(),
    isLcboExportWineCompliant: z.boolean(),
  })
  .meta({ id: 'Compliance' })
export type Compliance = z.infer<typeof Compliance>
