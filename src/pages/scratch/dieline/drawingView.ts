/** Room around a blank for its dimensions, in pixels. */
export const margins = { left: 46, right: 14, top: 10, bottom: 42 }

/** Where a blank is drawn: pixels for a mm, and where its lower left corner is, from the upper left of the drawing. */
export interface DrawingView {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** What a person did to the whole drawing: how much larger it is, and how far it was dragged, in pixels. */
export interface Zoom {
  readonly times: number
  readonly x: number
  readonly y: number
}

export const fitted: Zoom = { times: 1, x: 0, y: 0 }

const [least, most] = [0.5, 40]

/** The view of a blank in an area of pixels: as large as fits, then as the person zoomed and dragged it. */
export function drawingView(
  blank: { readonly width: number; readonly height: number },
  area: { readonly width: number; readonly height: number },
  zoom: Zoom,
): DrawingView {
  const room = {
    width: Math.max(40, area.width - margins.left - margins.right),
    height: Math.max(40, area.height - margins.top - margins.bottom),
  }
  const fit = Math.min(room.width / blank.width, room.height / blank.height)
  const left = margins.left + (room.width - blank.width * fit) / 2
  const bottom = margins.top + (room.height + blank.height * fit) / 2
  return {
    scale: fit * zoom.times,
    x: left * zoom.times + zoom.x,
    y: bottom * zoom.times + zoom.y,
  }
}

/** The drawing made so many times larger, with the point under the pointer staying where it is. */
export function zoomAt(zoom: Zoom, factor: number, at: { readonly x: number; readonly y: number }): Zoom {
  const times = Math.min(most, Math.max(least, zoom.times * factor))
  const by = times / zoom.times
  return { times, x: at.x - (at.x - zoom.x) * by, y: at.y - (at.y - zoom.y) * by }
}
