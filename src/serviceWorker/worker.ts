import { type BuiltFiles, keepFiles, type WorkerScope } from './keepFiles.ts'

/** Written in by the build. */
declare const builtFiles: BuiltFiles

keepFiles(globalThis as unknown as WorkerScope, builtFiles)
