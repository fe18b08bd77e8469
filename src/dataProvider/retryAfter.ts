/** Seconds after which the server says that another try is worth it; undefined: it does not say. */
export function retryAfter({ headers }: Pick<Response, 'headers'>): number | undefined {
  const said = headers.get('retry-after')
  return said !== null && /^\d+$/.test(said.trim()) ? Number(said) : undefined
}
