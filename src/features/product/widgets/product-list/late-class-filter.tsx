/** A mini-program has it in its package. */
export { ClassFilter as LateClassFilter } from '../../parts/class-filter'
