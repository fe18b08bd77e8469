/** An id padded with zeros to nine digits: `000100023`. Longer ids stay whole. Source: 000 §9. */
export function idNumber(id: number): string {
  return String(id).padStart(9, '0')
}
