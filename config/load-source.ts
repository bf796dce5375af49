import Module from 'node:module'
import { buildSync } from 'esbuild'

/** Loads a module of src into the build's configuration: Taro compiles the config folder only. */
export function loadSource<T>(file: string): T {
  const built = buildSync({
    entryPoints: [file],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
    logLevel: 'error',
  })
  const loaded = new Module(file) as Module & { _compile(code: string, file: string): void }
  loaded._compile(built.outputFiles[0]?.text ?? '', `${file}.cjs`)
  return loaded.exports as T
}
