/** The section of a version in CHANGELOG.md, or that of the unreleased changes. @throws if there is neither */
export function releaseNotes(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const named = (name: string) => sections.find((section) => section.startsWith(`[${name}]`));
  const section = named(version) ?? named('Unreleased');
  if (!section) throw new Error(`CHANGELOG.md has no section for ${version}`);
  const body = section.slice(section.indexOf('\n') + 1).trim();
  return `# Halved ${version}\n\n${body}\n`;
}
