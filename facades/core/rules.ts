import type { Issue } from '../../src/errors.ts';
import { MAX_ISSUES, ruleIssue } from './messages.ts';
import { type FieldPlan, type ObjectPlan, type Rule, toWirePath, type ValuePlan } from './plan.ts';

type Path = readonly (string | number)[];

const isUnder = (path: Path, root: Path): boolean => root.every((segment, index) => path[index] === segment);

/**
 * Every broken rule of an input, at once. The validation plugin reports one failing field of an object and skips the
 * object's rule then; here children come first and parents follow whatever they found. `typeIssues` are the fields that
 * could not be read: nothing more is said of them, nor of a whole that contains one.
 */
export function checkRules(plan: ObjectPlan, internal: unknown, typeIssues: readonly Issue[]): Issue[] {
  const found = new Map<string, Issue>();
  /** Fields that the surface writes in another form: no place inside them is known there. */
  const written: Path[] = [];

  const run = (rules: readonly Rule[], value: unknown, path: Path, translate: (inner: Path) => Path) => {
    if (found.size >= MAX_ISSUES) return;
    const isBroken = typeIssues.some((issue) => isUnder(issue.path, path));
    let at = value;
    for (const rule of rules) {
      const result = attempt(rule, at, isBroken);
      // a rule that has to wait is left to the plugin, whose issues `invoke` translates as well
      if (result instanceof Promise) {
        // nobody waits for it here: of a value of a wrong type a rule may throw later too
        result.catch(() => undefined);
        return;
      }
      if (!result) return;
      for (const failure of result.issues ?? []) {
        const inner = translate((failure.path ?? []).map(segmentOf));
        const whole = [...path, ...inner];
        if (isBroken && (!inner.length || typeIssues.some((issue) => isUnder(whole, issue.path)))) continue;
        const issue = ruleIssue(whole, failure);
        // the same limit twice: the outer rule, which runs later, is the one that holds here
        found.set(JSON.stringify([whole, issue.type === 'value_error' ? issue.message : issue.type]), issue);
      }
      if (result.issues) return;
      at = (result as { value: unknown }).value;
    }
  };

  const walkObject = (object: ObjectPlan, value: unknown, path: Path) => {
    if (typeof value !== 'object' || value === null) return;
    const values = value as Readonly<Record<string, unknown>>;
    for (const field of object.fields) {
      const inner = values[field.field.name];
      if (inner == null) continue;
      const at = field.flattened ? path : [...path, field.wire ?? field.field.name];
      if (field.written) written.push(at);
      walkValue(field.value, inner, at);
      run(field.rules, inner, at, (deeper) => valuePath(field, deeper));
    }
    run(object.rules, value, path, (deeper) => toWirePath(object, deeper));
  };

  const walkValue = (valuePlan: ValuePlan, value: unknown, path: Path) => {
    if (valuePlan.kind === 'object') walkObject(valuePlan.object, value, path);
    if (valuePlan.kind === 'list' && Array.isArray(value))
      value.forEach((item, index) => {
        walkValue(valuePlan.item, item, [...path, index]);
      });
  };

  walkObject(plan, internal, []);
  return [...found.values()].slice(0, MAX_ISSUES).map((issue) => {
    const root = written.find((path) => path.length < issue.path.length && isUnder(issue.path, path));
    if (!root) return issue;
    return { ...issue, path: root, message: `${issue.path.slice(root.length).join('.')}: ${issue.message}` };
  });
}

/** A path below a field's value in wire names. */
function valuePath(field: FieldPlan, path: Path): Path {
  let at = field.value;
  let depth = 0;
  while (at.kind === 'list' && depth < path.length) {
    at = at.item;
    depth += 1;
  }
  return at.kind === 'object' ? [...path.slice(0, depth), ...toWirePath(at.object, path.slice(depth))] : path;
}

const segmentOf = (segment: PropertyKey | { readonly key: PropertyKey }): string | number => {
  const key = typeof segment === 'object' ? segment.key : segment;
  return typeof key === 'number' ? key : String(key);
};

/** Rules expect well-typed values; of a value that is known not to be, a rule may throw. */
function attempt(rule: Rule, value: unknown, isBroken: boolean) {
  try {
    return rule['~standard'].validate(value);
  } catch (error) {
    if (isBroken) return undefined;
    throw error;
  }
}
