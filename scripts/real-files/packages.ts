/** Packages of Debian with catalogs, documentation, tables, data, and office templates. */
export const debianPackages = `
  asciidoctor-doc calligraplan calligrasheets-data calligrastage-data calligrawords-data debian-edu-doc-en debian-faq
  debian-policy debian-reference-en debmake-doc developers-reference docbook-xsl dokuwiki gettext-doc git-doc
  icingaweb2 iso-codes libjs-pdf libopenoffice-oodoc-perl libreoffice-common libreoffice-help-common
  libreoffice-wiki-publisher maint-guide mediawiki octave-io pandoc-data php-symfony-form php-symfony-security-core
  php-symfony-validator phpldapadmin po-debconf python3-django python3-django-horizon python3-docx python3-docxtpl
  python3-relatorio python3-statsmodels python3-translate r-cran-flextable r-cran-officer r-cran-openxlsx
  r-cran-readxl r-cran-rio redmine roundcube-core tomcat10-examples tryton-modules-account tryton-modules-party
  tryton-modules-product tryton-modules-sale tryton-modules-stock writer2latex xkb-data gworkspace-common
  zabbix-frontend-php
`
  .trim()
  .split(/\s+/);

/** Debian's source packages with Word documents, presentations and catalogs of Qt. */
export const debianSources = ["keepassxc", "pandoc", "qbittorrent", "texworks"] as const;

/** Packages of npm with catalogs of Apple and Fluent, and subtitles. */
export const localizedPackages = [
  "cordova-plugin-media-capture@6.0.0",
  "ngx-extended-pdf-viewer@30.0.0",
  "video.js@8.24.1",
] as const;

/** Packages of npm with documentation in Markdown. */
export const documentationPackages = [
  "@directus/docs@9.22.3",
  "@mastra/mcp-docs-server@1.2.27",
  "@modern-js/builder-doc@2.60.0",
  "@praha/byethrow-docs@0.10.0",
  "@slidev/cli@52.20.1",
  "@typescript-eslint/eslint-plugin@8.0.0",
  "@voltagent/docs-mcp@2.0.3",
  "next@16.4.6",
  "vite-plus@0.3.3",
  "zudoku@0.76.0",
] as const;

export const maxFiles = { perPackage: 120, perFormat: 400 } as const;

/** The stage fails with fewer files. */
export const minFiles = 2000;
