import { graphql } from '../app/graphql.ts';

/** Projects of the account; a library shows at most so many. */
export const PROJECTS = graphql(`
  query Projects { projects(first: 100) { edges { node { id name slug assetCount } } } }
`);
export const CREATE_PROJECT = graphql(`
  mutation CreateProject($name: String!) { createProject(input: { name: $name }) { id name slug assetCount } }
`);
