let known: boolean | undefined

/** Whether the browser can draw in three dimensions; asked once. */
export function hasWebgl(): boolean {
  known ??= document.createElement('canvas').getContext('webgl2') != null
  return known
}
