const labels: ReadonlyMap<string, string> = new Map(
  Object.entries({
    code: 'Product Code',
    description: 'Product Description',
    type: 'Product Type',
    vslCode: 'VSL Code',
    fefCoVariantCode: 'FEFCO Variant Code',
    styleCarton: 'Carton Style',
    styleVariant: 'Style Variant',
    styleTopFlap: 'Top Flap Style',
    styleBottomFlap: 'Bottom Flap Style',
    styleClosure: 'Closure',
    styleDieCutType: 'Die-cut Type',
    preferredPlantCode: 'Preferred Plant',
    crease1: 'Crease 1',
    crease2: 'Crease 2',
    crease3: 'Crease 3',
    drawingNo: 'Drawing No',
    // Labels the specification gives for thickness and unit load (C18, C19).
    foldedSizeLength: 'Folded Flat Length',
    foldedSizeWidth: 'Folded Flat Width',
    foldedSizeT: 'Folded Flat Height',
  }),
)

/** What a field is called on the screen; a field without a label of its own takes the words of its name. */
export function fieldLabel(fieldName: string): string {
  const known = labels.get(fieldName)
  if (known !== undefined) return known
  const words = fieldName.replace(/([a-z\d])([A-Z])/g, '$1 $2')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
