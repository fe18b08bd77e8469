import type { ItemSections } from '#domain/quoteItem'

/** What lists show of an existing product, as the sections of the item that it was made of have it. Lengths in mm. */
export function productColumns({
  product,
  printing,
  palletization,
  design,
}: Pick<ItemSections, 'product' | 'printing' | 'palletization' | 'design'>) {
  return {
    description: product.description,
    productGroup: product.productGroup,
    fefcoCode: product.styleVariant || product.fefCoVariantCode,
    vslCode: product.vslCode,
    boardGradeCode: product.boardGrade,
    printProcess: product.printProcess,
    numberOfColors: printing.numberOfColors ?? 0,
    length: product.length ?? 0,
    width: product.width ?? 0,
    depth: product.depth ?? 0,
    eskoProjectNumber: design.designProjectNo,
    artwork: printing.previousArtId,
    unitLoadSizeLength: palletization.unitLoadSizeLength ?? 0,
    unitLoadSizeWidth: palletization.unitLoadSizeWidth ?? 0,
    unitLoadSizeHeight: palletization.unitLoadSizeDepth ?? 0,
    palletTypeCode: palletization.palletTypeCode,
    palletQty: palletization.totalPalletQty ?? 0,
  }
}
