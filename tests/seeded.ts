import fc from 'fast-check'
import { seedFrom } from './depth.ts'

/** Properties that name no seed of their own begin here. */
fc.configureGlobal({ seed: seedFrom(20_260) })
