declare module "virtual:words" {
  const text: string;
  export default text;
}

declare module "virtual:words/analysis" {
  const text: string;
  export default text;
}

declare module "virtual:words/kings" {
  const text: string;
  export default text;
}

declare module "virtual:words/end" {
  const text: string;
  export default text;
}

declare module "virtual:words/help" {
  const text: string;
  export default text;
}

declare module "virtual:tokens.css";

declare module "virtual:words/clauses" {
  const text: string;
  export default text;
}

declare module "virtual:words/files" {
  const text: string;
  export default text;
}
