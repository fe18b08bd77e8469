/// <reference lib="dom" />

/**
 * Runs in the page: the picture at its size as WebP, the part of it that differs from the picture before, and whether there is
 * nothing on it.
 * @param {{ png: string, width: number, height: number }} asked
 */
export async function drawn({ png, width, height }) {
  const image = new Image()
  image.src = `data:image/png;base64,${png}`
  await image.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('Nothing to draw on')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  const last = /** @type {{ before?: Uint8ClampedArray }} */ (/** @type {unknown} */ (window))
  let differs = 0
  let isBlank = true
  for (let at = 0; at < data.length; at += 4) {
    const before = last.before?.[at + 1] ?? -99
    isBlank &&= data[at + 1] === data[1]
    if (Math.abs((data[at + 1] ?? 0) - before) > 12) differs += 1
  }
  const change = differs / (width * height)
  if (change > 0.0004) last.before = data
  return { change, isBlank, still: canvas.toDataURL('image/webp', 0.72).split(',')[1] ?? '' }
}
