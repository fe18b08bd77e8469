import type { documentCalls } from '#contract/quote/documentCalls'
import type { Handlers } from '../../../http/mount.ts'
import { removeDocument, saveBoxFile } from './changeDocument.ts'
import { download, downloadDesignFile, downloadXml } from './downloads.ts'
import type { FileDeps } from './fileDeps.ts'
import { namedItem } from './itemOfFiles.ts'
import { type PrintDeps, printedTicket } from './printedTicket.ts'
import { documentAnswer, documentsOfItem } from './readDocuments.ts'
import { documentNamed, uploadDocument } from './upload.ts'

/** Where browsers reach the product. */
interface Published {
  readonly origin: string
}

/** Handlers of the calls about an item's files. */
export function documentHandlers(deps: FileDeps & PrintDeps & Published): Handlers<typeof documentCalls> {
  const { db } = deps
  return {
    documents: async ({ person, query }) => {
      const { item } = await namedItem(db, person, query)
      return (await documentsOfItem(db, item.id)).map(documentAnswer)
    },
    isFileExist: async ({ person, body }) => {
      const { item } = await namedItem(db, person, body)
      const found = await documentNamed(db, item.id, body.filename)
      return { exists: found !== undefined, id: found?.id ?? null }
    },
    uploadDocument: ({ person, body, file }) => uploadDocument(deps, person, body, file),
    downloadDocument: ({ person, params, query }) => download(deps, person, params.id, query.version),
    downloadXml: ({ person, params }) => downloadXml(deps, person, params.id, deps.origin),
    jobTicket: ({ person, params }) => printedTicket(deps, person, params.id),
    downloadDesignFile: ({ person, params }) => downloadDesignFile(deps, person, params.id),
    saveBoxFile: ({ person, body }) => saveBoxFile(deps, person, body),
    deleteDocument: ({ person, body }) => removeDocument(deps, person, body),
  }
}
