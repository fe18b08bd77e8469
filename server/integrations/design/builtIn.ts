import { eq } from 'drizzle-orm'
import { type DesignOrder, type DesignSubject, type DrawnDesign, drawDesign } from '#domain/designFiles'
import { fileStem } from '#domain/dieline'
import { fileNameKey } from '#domain/documents'
import type { Database } from '../../database/database.ts'
import { quoteDocuments } from '../../database/schema/index.ts'
import type { DesignService, MadeDesign, MadeFile } from './designService.ts'
import { DesignServiceFailure } from './designServiceFailure.ts'

/** An item is one project: asked twice, it is the same. */
const projectOf = ({ project, reference }: DesignSubject): string =>
  project === '' ? `DP-${fileStem(reference)}` : project

function madeOf(made: DrawnDesign): MadeDesign {
  if (!made.ok) {
    const detail = made.problems.map(({ message }) => message).join(' ')
    throw new DesignServiceFailure('generation', { kind: 'refused', detail })
  }
  const { ardFileName, mfgFileName, confirmed } = made
  const files = made.files.map(
    ({ role, fileName, text }): MadeFile => ({ role, fileName, content: Buffer.from(text) }),
  )
  return { ardFileName, mfgFileName, confirmed, files }
}

/**
 * A stand-in for the design service that draws by our own engine and keeps nothing beside the documents of the items.
 * `draw`: in which thread; left out: in this one.
 */
export function builtInDesign(
  db: Database,
  draw: (order: DesignOrder) => Promise<DrawnDesign> = async order => drawDesign(order),
): DesignService {
  const drawn = async (order: DesignOrder): Promise<MadeDesign> => madeOf(await draw(order))
  return {
    adapter: 'built-in',
    isStandIn: true,
    isReachable: async () => true,
    createProject: async subject => projectOf(subject),
    ardOf: async subject => {
      const ardFileName = `${fileStem(projectOf(subject))}.ard`
      const [found] = await db
        .select({ id: quoteDocuments.id })
        .from(quoteDocuments)
        .where(eq(quoteDocuments.fileNameKey, fileNameKey(ardFileName)))
        .limit(1)
      return { ardFileName, exists: found !== undefined }
    },
    ardFromStandards: async order => {
      const { ardFileName, files } = await drawn(order)
      return { ardFileName, exists: true, file: files.find(({ role }) => role === 'ard') ?? null }
    },
    generate: drawn,
    synchroniseCompanies: async () => undefined,
  }
}
