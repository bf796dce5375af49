import { join } from 'node:path'
import ts from 'typescript'
import { applied, type Mutant } from './make'

/**
 * Leaves out the mutants that the compiler refuses: they are noticed before any test runs, so they say
 * nothing about tests. Names that nobody uses any more are no mistake here. Files are changed together, so
 * that it takes as many passes as the file with the most mutants has.
 * @param read the text of a file below `root`.
 */
export function compiling(
  root: string,
  mutants: readonly Mutant[],
  read: (file: string) => string,
): Mutant[] {
  const passes: Map<string, Mutant>[] = []
  for (const mutant of mutants) {
    const pass = passes.find((one) => !one.has(mutant.file))
    if (pass) pass.set(mutant.file, mutant)
    else passes.push(new Map([[mutant.file, mutant]]))
  }
  const files = [...new Set(mutants.map(({ file }) => file))]
  const mistakes = checker(root, files)
  const usual = mistakes(new Map(), files)
  const good = new Set<Mutant>()
  for (const pass of passes) {
    const texts = [...pass].map(([file, one]) => [file, applied(one, read(file))] as const)
    const found = mistakes(new Map(texts), [...pass.keys()])
    for (const [file, mutant] of pass)
      if ((found.get(file) ?? 0) <= (usual.get(file) ?? 0)) good.add(mutant)
  }
  return mutants.filter((mutant) => good.has(mutant))
}

/** Counts the mistakes of files, some of which have another text than on the disk. */
function checker(root: string, files: readonly string[]) {
  const { options, fileNames } = configuration(root)
  const declarations = fileNames.filter((file) => file.endsWith('.d.ts'))
  const names = [...declarations, ...files.map((file) => join(root, file))]
  const host = ts.createCompilerHost(options)
  const onDisk = host.getSourceFile
  const kept = new Map<string, ts.SourceFile | undefined>()
  let program: ts.Program | undefined
  return (texts: ReadonlyMap<string, string>, asked: readonly string[]) => {
    const changed = new Map([...texts].map(([file, text]) => [join(root, file), text]))
    host.getSourceFile = (file, version) => {
      const text = changed.get(file)
      if (text !== undefined) return ts.createSourceFile(file, text, version)
      if (!kept.has(file)) kept.set(file, onDisk(file, version))
      return kept.get(file)
    }
    const next = ts.createProgram(names, options, host, program)
    program = next
    return new Map(
      asked.map((file) => {
        const source = next.getSourceFile(join(root, file))
        const all = [
          ...next.getSyntacticDiagnostics(source),
          ...next.getSemanticDiagnostics(source),
        ]
        return [file, all.length]
      }),
    )
  }
}

function configuration(root: string) {
  const file = join(root, 'tsconfig.json')
  const { config } = ts.readConfigFile(file, ts.sys.readFile)
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const { options, fileNames } = parsed
  return {
    fileNames,
    options: {
      ...options,
      incremental: false,
      tsBuildInfoFile: undefined,
      noUnusedLocals: false,
      noUnusedParameters: false,
    } satisfies ts.CompilerOptions,
  }
}
