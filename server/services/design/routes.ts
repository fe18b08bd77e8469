import type { design } from '#contract/design'
import type { designProjectCalls } from '#contract/quote/designProjectCalls'
import { text } from '#domain/messages'
import type { Handlers } from '../../http/mount.ts'
import { readItemFor } from '../quoteItem/itemFor.ts'
import { clearFiles } from './clearFiles.ts'
import { syncCustomer, synchroniseCompanies } from './companies.ts'
import type { DesignDeps } from './designDeps.ts'
import { generatedFiles } from './generatedFiles.ts'
import { picture } from './pictures.ts'
import {
  ardFromStandards,
  ardName,
  createProject,
  saveDetails,
  saveProject,
  updateProject,
} from './project.ts'
import { startGeneration, startGenerations } from './startGeneration.ts'

/** Handlers of the calls about the design service. */
export function designHandlers(deps: DesignDeps): Handlers<typeof design> {
  return {
    createProject: ({ person, body }) => createProject(deps, person, body.quoteItemId),
    ardName: ({ person, body }) => ardName(deps, person, body.quoteItemId),
    ardFromStandards: ({ person, body }) => ardFromStandards(deps, person, body.quoteItemId),
    generateFiles: ({ person, body }) => startGeneration(deps, person, body.quoteItemId),
    synchroniseCompanies: ({ body }) => synchroniseCompanies(deps, body.customerCodes),
    startGenerateDesign: async ({ person, body }) => {
      if ('quoteId' in body)
        return {
          message: text('generatingDesigns'),
          ...(await startGenerations(deps, person, body.quoteId)),
        }
      const run = await startGeneration(deps, person, body.quoteProductBoxId)
      return { message: text('generatingDesign'), runs: [run], refused: [] }
    },
    checkGeneratedFiles: async ({ person, query }) => {
      await readItemFor(deps.db, person, query.id)
      return generatedFiles(deps.db, query.id)
    },
    clearFiles: ({ person, body }) => clearFiles(deps, person, body),
    updateDesignDetails: ({ person, body }) => saveDetails(deps, person, body),
    updateProject: ({ person, body }) => updateProject(deps, person, body.quoteItemId),
    syncCustomer: ({ person, body }) => syncCustomer(deps, person, body.id),
    designImage: ({ person, query }) =>
      picture(deps, person, query.quoteItemId, query.image === '3D' ? '3d' : '2d'),
    artwork: ({ person, query }) => picture(deps, person, query.quoteItemId, 'artwork'),
  }
}

/** Handlers of what a quote and its items keep of the design service. */
export const designProjectHandlers = (deps: DesignDeps): Handlers<typeof designProjectCalls> => ({
  saveDesignProject: ({ person, body }) => saveProject(deps, person, body),
  syncDesignCustomer: ({ person, body }) => syncCustomer(deps, person, body.quoteId),
})
