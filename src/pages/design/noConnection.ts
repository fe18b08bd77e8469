import { Failure } from '../../dataProvider/failure.ts'

/** A failure to show. */
export const noConnection = new Failure({
  message: 'No connection to the server',
  status: 0,
  code: 'no-connection',
})
