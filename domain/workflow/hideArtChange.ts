/**
 * Whether the art-change option stays hidden: the variant code is empty or has an x in it (no real variant), or
 * there is no design project or no artwork file. Source: 001 §4.
 */
export function hideArtChange(item: {
  readonly fefCoVariantCode: string
  readonly designProjectNo: string
  readonly artworkFileName: string
}): boolean {
  const variant = item.fefCoVariantCode.trim()
  return (
    variant === '' ||
    variant.toLowerCase().includes('x') ||
    item.designProjectNo.trim() === '' ||
    item.artworkFileName.trim() === ''
  )
}
