/** Packages of Debian whose files are tried: catalogues, documentation, templates, tables and data. */
export const debianPackages = [
  ...["asciidoctor-doc", "debian-faq", "debian-policy", "debian-reference-en", "debmake-doc", "developers-reference"],
  ...["docbook-xsl", "dokuwiki", "gettext-doc", "git-doc", "icingaweb2", "iso-codes", "libjs-pdf", "maint-guide"],
  ...["mediawiki", "pandoc-data", "php-symfony-form", "php-symfony-security-core", "php-symfony-validator"],
  ...["phpldapadmin", "po-debconf", "python3-django", "python3-django-horizon", "python3-docx", "python3-docxtpl"],
  ...["python3-statsmodels", "r-cran-flextable", "r-cran-officer", "r-cran-openxlsx", "r-cran-readxl", "r-cran-rio"],
  ...["redmine", "roundcube-core", "tomcat10-examples", "tryton-modules-account", "tryton-modules-party"],
  ...["tryton-modules-product", "tryton-modules-sale", "tryton-modules-stock", "xkb-data", "zabbix-frontend-php"],
] as const;

/** Of one format, at most so many files from one package and in all. */
export const maxFiles = { perPackage: 120, perFormat: 400 } as const;

/** Fewer files than this prove too little. */
export const minFiles = 2000;
