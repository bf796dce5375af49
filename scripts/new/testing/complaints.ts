import { join } from 'node:path'
import ts from 'typescript'

/**
 * The program as `tsc` has it, asked about some files alone: the rest is checked elsewhere.
 *
 * @param copy the root it is asked in; `files` are from there.
 * @returns a line for each complaint, with the file's path from the root.
 */
export function complaints(copy: string, files: readonly string[]): string[] {
  const { config } = ts.readConfigFile(join(copy, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...config.compilerOptions, incremental: false, tsBuildInfoFile: undefined },
    copy,
  )
  const types = ['global.d.ts', 'i18next.d.ts'].map((file) => `types/${file}`)
  const roots = [...files, ...types].map((file) => join(copy, file))
  const program = ts.createProgram(roots, options)
  return roots
    .flatMap((root) => {
      const source = program.getSourceFile(root)
      return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    })
    .map(({ file, messageText }) =>
      `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`.slice(copy.length),
    )
}
