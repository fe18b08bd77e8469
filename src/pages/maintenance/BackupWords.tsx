import Typography from '@mui/material/Typography'
import type { Maintenance } from '#contract/config-admin'
import { Panel } from '../../components/panel/Panel.tsx'

const words: Readonly<Record<Maintenance['database']['engine'], readonly string[]>> = {
  PGlite: [
    'Backup: stop the product, copy its data directory (DATA_DIR, .data unless told), start it again. Everything is in there: quotes, settings, jobs, and files unless they are kept in a bucket.',
    'Restore: stop the product, put the copy in place of the data directory, start it again.',
    'The embedded database is for trying out and for one server; a company at work uses PostgreSQL (DATABASE_URL).',
  ],
  PostgreSQL: [
    'Backup: pg_dump --format=custom of the database, while the product runs. Everything is in there: quotes, settings, jobs, and files unless they are kept in a bucket, which is backed up by itself.',
    'Restore: stop every server, pg_restore into an empty database, point DATABASE_URL to it, start them again. A newer version brings the tables up to date when it starts.',
    'Try a restore into another database now and then: a backup that was never read is none.',
  ],
}

/** How the company's data is kept safe and brought back, on the database that it runs on. */
export function BackupWords({ engine }: { readonly engine: Maintenance['database']['engine'] }) {
  return (
    <Panel title="Backup and restore">
      {words[engine].map(sentence => (
        <Typography key={sentence} variant="body2" sx={{ mb: 1, maxWidth: '70ch' }}>
          {sentence}
        </Typography>
      ))}
    </Panel>
  )
}
