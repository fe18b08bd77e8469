import type { Credentials } from '../dataProvider/http.ts'

/** The token that the hub asks for: a browser's WebSocket can send no headers. Renewed when it has run out. */
export async function hubToken(credentials: Pick<Credentials, 'headers'>): Promise<string> {
  const headers = await credentials.headers()
  return headers.authorization?.replace(/^Bearer /, '') ?? headers['x-mock-person'] ?? ''
}
