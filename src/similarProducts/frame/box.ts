/** Where a floating panel stands, in pixels of the window. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Window {
  readonly width: number
  readonly height: number
}

export const smallest = { width: 420, height: 260 } as const
const margin = 8

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value))

/** The box as far as the window has room for it: all of it can be reached. */
export function fitted(box: Box, window: Window): Box {
  const width = between(Math.min(smallest.width, window.width), box.width, window.width - 2 * margin)
  const height = between(Math.min(smallest.height, window.height), box.height, window.height - 2 * margin)
  return {
    width,
    height,
    left: between(margin, box.left, Math.max(margin, window.width - width - margin)),
    top: between(margin, box.top, Math.max(margin, window.height - height - margin)),
  }
}

/** Where the panel first stands: at the right, below the page's head. */
export function firstBox(window: Window): Box {
  const width = Math.min(920, window.width * 0.66)
  const height = Math.min(620, window.height * 0.7)
  return fitted({ width, height, left: window.width - width - 24, top: window.height - height - 48 }, window)
}
