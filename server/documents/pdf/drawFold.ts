import type { SeenFold } from '#domain/dieline'
import { type Box, fitted } from './box.ts'
import type { Pdf } from './openPdf.ts'

const edge = '#5c4020'

/** A folded box as vectors, as large as it becomes in a box; its edges as thick as paper wants them. */
export function drawFold(pdf: Pdf, fold: SeenFold, box: Box): void {
  if (fold.width <= 0 || fold.height <= 0) return
  const { x, y, scale } = fitted(box, fold)
  pdf.save()
  pdf.lineWidth(0.5).lineJoin('round').strokeColor(edge)
  for (const { points, colour } of fold.faces) {
    points.forEach((point, index) => {
      const [across, down] = [x + (point.x - fold.left) * scale, y + (point.y - fold.top) * scale]
      if (index === 0) pdf.moveTo(across, down)
      else pdf.lineTo(across, down)
    })
    pdf
      .closePath()
      .fillColor([...colour])
      .fillAndStroke()
  }
  pdf.restore()
}
