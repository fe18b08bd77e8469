import type { Environment } from './config.ts'
import { s3Files } from './integrations/files/s3.ts'

const minute = 60_000

/** What keeps files; undefined: the database does. */
export const filesOf = ({
  S3_URL,
  S3_BUCKET,
  S3_REGION,
  S3_KEY = '',
  S3_SECRET = '',
  OUTSIDE_TIMEOUT,
}: Environment) =>
  S3_URL === undefined
    ? undefined
    : s3Files({
        url: S3_URL,
        bucket: S3_BUCKET,
        region: S3_REGION,
        key: S3_KEY,
        secret: S3_SECRET,
        // A part is 5 MB: it may take longer than a question.
        timeoutMs: Math.max(OUTSIDE_TIMEOUT, minute),
      })
